import { forForm, queriesOf } from '../../../../platform/web/queries.ts'
import type { profileCalls } from '../contract/calls.ts'

export const { call, useRead, useList, useWrite, put, stale } = queriesOf<typeof profileCalls>('profile', ['demand', 'notice'])

export const useProfileCard = () => useRead('GET /ws/profile/card', {}, forForm)
export const useProfileInfo = () => useRead('GET /ws/profile/info', {}, forForm)
export const useResume = () => useRead('GET /ws/profile/resume', {}, forForm)
export const useIdentity = () => useRead('GET /ws/profile/authentication', {}, forForm)

/** An individual as seen by those concerned with them, without contact details. */
export const usePublicProfile = (id: string | null) => useRead('GET /ws/profile/public', id ? { id } : null)
