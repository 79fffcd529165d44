// Why a question to the core has no answer.
import type { Message } from './types.ts';

/** The core's answer that a request was wrong, or that it could not be answered. */
export class CoreError extends Error {
    /** The ply, from 1, of the move that was wrong, if it was one. */
    readonly ply: number | undefined;
    /** What is wrong, without where it stands in the line and how the move was written. */
    readonly reason: Message;

    constructor(message: string, ply?: number, parts: Message = message) {
        super(message);
        this.name = 'CoreError';
        this.ply = ply;
        this.reason = ply === undefined ? parts : innermost(parts);
    }
}

/** "turn 3: c4-c3: c3 is occupied" is about the move c4-c3, and what is wrong is that c3 is occupied. */
function innermost(message: Message): Message {
    if (typeof message === 'string' || !/^(turn )?\{0\}: \{1\}$/.test(message.id)) return message;
    return innermost(message.args[1] ?? '');
}

/** The question was given up. */
export class Cancelled extends Error {
    constructor() {
        super('cancelled');
        this.name = 'Cancelled';
    }
}
