// What the core is asked and says, as its package tells it.
export type * from 'quinta-core';
