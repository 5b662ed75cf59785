import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'
import afterSalesAndSpareParts from './after-sales-and-spare-parts.ts'
import businessTravelOrWorkVisa from './business-travel-or-work-visa.ts'
import ceUkcaFcc from './ce-ukca-fcc.ts'
import choosingALocalProvider from './choosing-a-local-provider.ts'
import contractorOrEmployee from './contractor-or-employee.ts'
import dataOutOfChina from './data-out-of-china.ts'
import eorOrOwnEntity from './eor-or-own-entity.ts'
import eorWhatItIs from './eor-what-it-is.ts'
import escrowMilestonesAcceptance from './escrow-milestones-acceptance.ts'
import exhibitionBoothToCarnet from './exhibition-booth-to-carnet.ts'
import firstHireBrazil from './first-hire-brazil.ts'
import firstHireGermany from './first-hire-germany.ts'
import firstHireJapan from './first-hire-japan.ts'
import firstHireMexico from './first-hire-mexico.ts'
import firstHireSingapore from './first-hire-singapore.ts'
import firstHireUae from './first-hire-uae.ts'
import firstHireUnitedStates from './first-hire-united-states.ts'
import firstHireVietnam from './first-hire-vietnam.ts'
import gdprTeamOfTen from './gdpr-team-of-ten.ts'
import influencerContractDisclosure from './influencer-contract-disclosure.ts'
import leaveAndPublicHolidays from './leave-and-public-holidays.ts'
import madridOrNationalVietnam from './madrid-or-national-vietnam.ts'
import odiFilingBeforeInvesting from './odi-filing-before-investing.ts'
import overseasBankAccount from './overseas-bank-account.ts'
import payrollMonthOne from './payroll-month-one.ts'
import terminatingAnOverseasEmployee from './terminating-an-overseas-employee.ts'
import thirteenthMonthAndBonuses from './thirteenth-month-and-bonuses.ts'
import transferPricingFirstSteps from './transfer-pricing-first-steps.ts'

/** Every finished article of the demo world. */
export const articles: readonly ArticleSeed[] = [
  afterSalesAndSpareParts,
  businessTravelOrWorkVisa,
  ceUkcaFcc,
  choosingALocalProvider,
  contractorOrEmployee,
  dataOutOfChina,
  eorOrOwnEntity,
  eorWhatItIs,
  escrowMilestonesAcceptance,
  exhibitionBoothToCarnet,
  firstHireBrazil,
  firstHireGermany,
  firstHireJapan,
  firstHireMexico,
  firstHireSingapore,
  firstHireUae,
  firstHireUnitedStates,
  firstHireVietnam,
  gdprTeamOfTen,
  influencerContractDisclosure,
  leaveAndPublicHolidays,
  madridOrNationalVietnam,
  odiFilingBeforeInvesting,
  overseasBankAccount,
  payrollMonthOne,
  terminatingAnOverseasEmployee,
  thirteenthMonthAndBonuses,
  transferPricingFirstSteps,
]
