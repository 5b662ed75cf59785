import { queriesOf } from '../../../../platform/web/queries.ts'
import type { partnerCalls } from '../contract/calls.ts'

export const { call, useRead, useList, useWrite } = queriesOf<typeof partnerCalls>('partner', ['notice'])

/** The current settings: an operator may change them at any time. */
export const usePartnerTerms = () => useRead('GET /ws/partner/terms', {}, { staleTime: 30_000 })
