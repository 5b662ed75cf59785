/**
 * The nine stages of a demand (source §4 "Demand flow", product §2). The number is `seaServiceStatus` on the wire and in the table; code
 * uses the key.
 */
export const stages = [
  { status: 0, key: 'created', cn: '创建', en: 'Created' },
  { status: 1, key: 'review', cn: '平台审核', en: 'Platform review' },
  { status: 2, key: 'matching', cn: '匹配中', en: 'Matching' },
  { status: 3, key: 'selected', cn: '选择服务商', en: 'Provider selected' },
  { status: 4, key: 'service', cn: '服务中', en: 'In service' },
  { status: 5, key: 'complete', cn: '服务完成', en: 'Service complete' },
  { status: 6, key: 'confirmed', cn: '企业确认', en: 'Company confirmed' },
  { status: 7, key: 'acceptance', cn: '验收', en: 'Acceptance' },
  { status: 8, key: 'ended', cn: '服务结束', en: 'Ended' },
] as const

export type Status = (typeof stages)[number]['status']
export type Stage = (typeof stages)[number]['key']
export const stageNames = stages.map((stage) => stage.key) as [Stage, ...Stage[]]

export const stageOf = (status: Status): Stage => stages[status].key
export const statusOf = (stage: Stage): Status => stages.find((one) => one.key === stage)?.status ?? 0
/** Whether a stage comes before another on the way from creation to the end. */
export const isBefore = (stage: Stage, other: Stage): boolean => statusOf(stage) < statusOf(other)

/** The viewer in relation to one demand. `applicant` has an application or invitation, `outsider` has none. */
export const sides = ['publisher', 'provider', 'applicant', 'outsider', 'operator', 'timer'] as const
export type Side = (typeof sides)[number]

/** The two sides and the platform. Amounts in escrow, their movements and deliveries are visible to them alone. */
export const isParty = (side: Side): boolean => side !== 'applicant' && side !== 'outsider'

/** `seaServicePostponeStatus`: whether the provider may ask, or the company may grant. */
export const postponeFlags = { none: 0, mayAsk: 1, mayGrant: 2 } as const
/** `applyStatus`: `none` for the publisher, an outsider, and somebody who was not picked. */
export const applyFlags = { none: 0, applied: 1, picked: 2, serving: 3, delivered: 4, settled: 5 } as const

/**
 * States of an application of which the company can pick: also those that were picked before and did not start, with the state saying why.
 */
export const pickableStates = ['applied', 'unpicked', 'declined', 'overdue'] as const
export const isPickable = (state: string | undefined): boolean => pickableStates.some((one) => one === state)

/** The input of the source's action table. Relative to the viewer (product §2 "The flags are relative"). */
export interface Flags {
  seaServiceStatus: Status | null
  /** An advance was paid. */
  isImprest: 'Y' | 'N'
  seaServicePostponeStatus: (typeof postponeFlags)[keyof typeof postponeFlags]
  applyStatus: (typeof applyFlags)[keyof typeof applyFlags]
}

export const actions = [
  'edit',
  'hosting',
  'publish',
  'pick',
  'add',
  'cancelPick',
  'start',
  'providerList',
  'imprest',
  'postpone',
  'complete',
  'submit',
  'changeComplete',
  'joinIn',
  'completeDetails',
  'withdraw',
] as const
export type Action = (typeof actions)[number]

/** The source's table "Demand actions by seaServiceStatus" (source §4), cell by cell, and its rule for Withdraw. */
export function actionsOf(flags: Flags): Action[] {
  const { seaServiceStatus: status, isImprest, seaServicePostponeStatus: postpone, applyStatus } = flags
  const applied = applyStatus !== 0
  const among = (...listed: number[]) => status !== null && listed.includes(status)
  const shown: Record<Action, boolean> = {
    edit: among(0, 1, 2),
    hosting: status === null || status === 0,
    publish: status === 1,
    pick: status === 2,
    add: status === 2,
    cancelPick: status === 3,
    start: status === 3 && applied,
    providerList: among(3, 4, 5, 6, 7, 8),
    imprest: status === 4 && isImprest === 'N',
    postpone: status === 4 && postpone !== 0,
    complete: status === 4 && applied,
    submit: status === 5,
    changeComplete: status === 5 && applied,
    joinIn: among(6, 7),
    completeDetails: among(6, 7, 8) && applied,
    withdraw: applied && (isImprest === 'Y' ? among(4, 5, 6) : status === 6),
  }
  return actions.filter((action) => shown[action])
}
