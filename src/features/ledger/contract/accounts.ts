/** The kinds of account (product §3). `derived` ones belong to the platform and are summed from their entries. */
export const accountKinds = {
  bank: { derived: true, mayBeNegative: true },
  companyWallet: { derived: false, mayBeNegative: false },
  demandEscrow: { derived: false, mayBeNegative: false },
  personAvailable: { derived: false, mayBeNegative: false },
  payoutTransit: { derived: false, mayBeNegative: false },
  platformFee: { derived: true, mayBeNegative: false },
  channelPayable: { derived: true, mayBeNegative: false },
  /** What beans were sold for, apart from fees: it may have to go back (value-added agreement). */
  beanSales: { derived: true, mayBeNegative: false },
  beanIssue: { derived: true, mayBeNegative: true },
  beanWallet: { derived: false, mayBeNegative: false },
} as const satisfies Record<string, { derived: boolean; mayBeNegative: boolean }>

export type AccountKind = keyof typeof accountKinds
export const accountKindNames = Object.keys(accountKinds) as [AccountKind, ...AccountKind[]]

export const ownerTypes = ['company', 'person', 'demand', 'channel'] as const
export type AccountOwnerType = (typeof ownerTypes)[number]

export interface AccountOwner {
  ownerType: AccountOwnerType
  ownerId: string
}

/** An account by what it is; the ledger opens it on its first entry. The platform's own accounts have no owner. */
export interface AccountName {
  kind: AccountKind
  owner?: AccountOwner
}

/** Why money moved, as `noun.move`: 'topUp.confirm', 'demand.release'. */
export type Cause = `${string}.${string}`
