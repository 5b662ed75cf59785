import { useSession } from '../../../../platform/web/session.ts'

/** Visitors see the hall as individuals do, after the sign-in. */
export const useHall = (): string => `/demandHall/${useSession().userInfo?.userType === 1 ? 1 : 2}/home`
