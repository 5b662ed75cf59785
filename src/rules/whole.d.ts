/** A copy of the constants in a chunk of its own. Importing all of them otherwise would keep them all in what every visitor loads. */
declare module '*/rules/constants.ts?whole' {
  const constants: typeof import('./constants.ts')
  export = constants
}

declare module '*/rules/demand.ts?whole' {
  const demand: typeof import('./demand.ts')
  export = demand
}
