import type { ArticleSeed } from '../../src/features/article/contract/seed.ts'
import contractorOrEmployee from './contractor-or-employee.ts'
import eorOrOwnEntity from './eor-or-own-entity.ts'
import eorWhatItIs from './eor-what-it-is.ts'
import firstHireSingapore from './first-hire-singapore.ts'

/** Every finished article of the demo world. */
export const articles: readonly ArticleSeed[] = [contractorOrEmployee, eorOrOwnEntity, eorWhatItIs, firstHireSingapore]
