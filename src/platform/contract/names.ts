/** The keys of a table of constants, in order; never empty, as `z.enum` requires. */
export const namesOf = <K extends string>(table: Readonly<Record<K, unknown>>): [K, ...K[]] => Object.keys(table) as [K, ...K[]]
