import type { ArticleSeed } from '../../src/features/article/contract/seed.ts'
import contractorOrEmployee from './contractor-or-employee.ts'
import eorOrOwnEntity from './eor-or-own-entity.ts'
import eorWhatItIs from './eor-what-it-is.ts'
import firstHireGermany from './first-hire-germany.ts'
import firstHireMexico from './first-hire-mexico.ts'
import firstHireSingapore from './first-hire-singapore.ts'
import firstHireUae from './first-hire-uae.ts'
import firstHireVietnam from './first-hire-vietnam.ts'

/** Every finished article of the demo world. */
export const articles: readonly ArticleSeed[] = [
  contractorOrEmployee,
  eorOrOwnEntity,
  eorWhatItIs,
  firstHireGermany,
  firstHireMexico,
  firstHireSingapore,
  firstHireUae,
  firstHireVietnam,
]
