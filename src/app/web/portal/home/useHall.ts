import { isCompany, useSession } from '../../../../platform/web/session.ts'
import { userTypes } from '../../../../rules/constants.ts'

/** Visitors see the hall as individuals do, after the sign-in. */
export const useHall = (): string => `/demandHall/${isCompany(useSession().userInfo) ? userTypes.company : userTypes.individual}/home`
