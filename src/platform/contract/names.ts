/** The names of a table of constants, in its order; never empty, as `z.enum` wants them. */
export const namesOf = <K extends string>(table: Readonly<Record<K, unknown>>): [K, ...K[]] => Object.keys(table) as [K, ...K[]]
