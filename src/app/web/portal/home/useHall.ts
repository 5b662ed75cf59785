import { isCompany, useSession } from '../../../../platform/web/session.ts'
import { userTypes } from '../../../../rules/constants.ts'

/** Visitors are led to the individuals' hall, after the sign-in. */
export const useHall = (): string => `/demandHall/${isCompany(useSession().userInfo) ? userTypes.company : userTypes.individual}/home`
