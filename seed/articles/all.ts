import type { ArticleSeed } from '../../src/features/article/contract/seed.ts'

/** Every finished article of the demo world. */
export const articles: readonly ArticleSeed[] = []
