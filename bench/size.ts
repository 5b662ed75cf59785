/** `--brief`: every part with small tables for a second, to see that it produces its figures; they mean nothing. */
export const isBrief: boolean = process.argv.includes('--brief')

export const sized = (full: number, brief: number): number => (isBrief ? brief : full)

/** How long one turn takes, and how often ours and the floor take turns. */
export const SECONDS: number = sized(Number(process.env.BENCH_SECONDS ?? 4), 1)
export const ROUNDS: number = sized(Number(process.env.BENCH_ROUNDS ?? 3), 1)
