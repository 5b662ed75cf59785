import type { Permission } from '../../../../rules/permissions.ts'
import type { Action } from '../contract/lifecycle.ts'
import type { Move } from '../contract/texts.ts'

/** The addresses of demands and their actions. */

const page = (name: string, id: string, more = '') => `/personalHome/${name}?id=${encodeURIComponent(id)}${more}`

export const detailHref = (id: string, more = ''): string => page('demandDetails', id, more)
/** The form of a new demand that begins with what an earlier one says. */
export const copyHref = (id: string, as: 'repeat' | 'rehire' | 'renew'): string =>
  `/personalHome/pdemand?copy=${encodeURIComponent(id)}&as=${as}`
/** Those who have served the company, or are serving it. */
export const MY_PROVIDERS = '/companyHome/providers'
/** Inside the hall the demand opens in the hall's own frame (source §2: `/demandHall/{userType}/demandDetails`). */
export const hallDetailHref = (userType: number, id: string): string => `/demandHall/${userType}/demandDetails?id=${encodeURIComponent(id)}`
/** The dialog of a move of a part, over the demand's page. */
export const partHref = (id: string, partId: string, move: string): string => detailHref(id, `&part=${partId}&act=${move}`)
export const companyHref = (companyId: string): string => `/personalHome/companyInfo/${encodeURIComponent(companyId)}`

/** The chat with a person, and the one about a demand; the chat says why if it is not possible. */
export const writeToHref = (accountId: string): string => `/personalHome/IM?to=${encodeURIComponent(accountId)}`
export const writeAboutHref = (demandId: string): string => `/personalHome/IM?demand=${encodeURIComponent(demandId)}`

/** The source's actions that only lead to a screen. */
export type LeadingAction = Extract<Action, 'providerList' | 'completeDetails' | 'withdraw'>
const leading: Record<LeadingAction, (id: string, company: boolean) => string> = {
  providerList: (id) => page('sFacilitator', id),
  completeDetails: (id) => detailHref(id, '&room=delivery'),
  // A company's money is in its wallet.
  withdraw: (_id, company) => (company ? '/companyHome/wallet' : '/personalHome/closing'),
}
/** Of which one is enough: the permission of an individual, or of a company's member. */
const leadingPermissions: Record<LeadingAction, readonly Permission[]> = {
  providerList: ['demand:view'],
  completeDetails: ['demand:deliver', 'demand:view'],
  withdraw: ['wallet:withdraw'],
}
export const mayLead = (action: LeadingAction, may: (permission: Permission) => boolean): boolean => leadingPermissions[action].some(may)
export const isLeading = (action: Action): action is LeadingAction => action in leading
export const actionHref = (action: LeadingAction, id: string, company = false): string => leading[action](id, company)

/** Moves with a screen of their own. The others open their dialog on the demand's page. */
const screens: Partial<Record<Move, (id: string) => string>> = {
  edit: (id) => page('pdemand', id),
  fund: (id) => page('hosting', id),
  pick: (id) => page('facilitator', id),
  invite: (id) => page('facilitator', id, '&add=1'),
  counterBid: (id) => page('facilitator', id),
  withdrawCounter: (id) => page('facilitator', id),
  turnDownBid: (id) => page('facilitator', id),
  reconsiderBid: (id) => page('facilitator', id),
  cancelPick: (id) => page('rFacilitator', id),
  accept: (id) => detailHref(id, '&room=acceptance'),
  close: (id) => detailHref(id, '&room=acceptance'),
  lowerLast: (id) => partHref(id, 'last', 'lower'),
  acceptLast: (id) => partHref(id, 'last', 'acceptLower'),
  insistLast: (id) => partHref(id, 'last', 'insist'),
}
/** Moves about one of the applicants are made on the page that lists them: no button of the demand's page names whom. */
export const isOfApplicant = (move: Move): boolean =>
  (['counterBid', 'withdrawCounter', 'turnDownBid', 'reconsiderBid'] as readonly Move[]).includes(move)

/** Moves that are made on the acceptance page: elsewhere their button leads there. */
export const inRoom = (move: Move): boolean => move === 'accept' || move === 'close'

/** The dialog of a move over the acceptance page. */
export const roomHref = (move: Move, id: string): string => detailHref(id, `&room=acceptance&do=${move}`)
export const moveHref = (move: Move, id: string): string => screens[move]?.(id) ?? detailHref(id, `&do=${move}`)
