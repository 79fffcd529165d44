// What went wrong, in the reader's language.
import { CoreError } from '../core/client';
import type { Snapshot } from '../core/types';
import { told } from './t';

export function why(error: unknown): string {
    if (error instanceof CoreError) return told(error.reason);
    return error instanceof Error ? error.message : String(error);
}

/** Why a game ended; nothing while it goes on. */
export const whyOver = (snapshot: Snapshot): string => told(snapshot.message ?? '');
