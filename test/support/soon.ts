import { expect } from 'vitest'

/**
 * What a page shows soon: two busy cores may take a while, so the expectation is asked again until it holds. `await soon(() =>
 * list.count()).toBe(3)`. Every value read from a page is expected so: `scripts/check/waits.ts` refuses `expect(await list.count())`.
 */
export const soon = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 })
