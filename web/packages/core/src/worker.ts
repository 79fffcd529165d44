import { serve, type Port } from './serve.ts';

serve(globalThis as unknown as Port);
