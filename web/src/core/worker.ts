import { serve, type Port } from './serve';

serve(globalThis as unknown as Port);
