import { forForm, queriesOf } from '../../../../platform/web/queries.ts'
import type { companyCalls } from '../contract/calls.ts'

export const { call, useRead, useList, useWrite, put, stale } = queriesOf<typeof companyCalls>('company', ['demand', 'notice'])

export const useCompanyCard = () => useRead('GET /ws/company/card', {}, forForm)
export const useCompanyInfo = () => useRead('GET /ws/company/info', {}, forForm)
export const useCompanyAuthentication = () => useRead('GET /ws/company/authentication', {}, forForm)
