import { defineSlot } from '../../slot.tsx'

/** Whom a case is about: whose money, request, documents or words it holds. */
export interface CaseParty {
  ownerType: 'company' | 'person'
  id: string
}

export interface CaseStandingProps {
  about: readonly CaseParty[]
  /** The case pays money out, which a stopped party may not get. */
  pays: boolean
}

/** In every case: whom of its parties the platform has stopped. The feature standing fills it. */
export const caseStanding = defineSlot<CaseStandingProps>()
