import type { Pair } from '../../../../platform/contract/texts.ts'

export const ownerTypes = ['company', 'person', 'demand', 'channel', 'payrollRun', 'transfer'] as const
export type AccountOwnerType = (typeof ownerTypes)[number]

export interface AccountOwner {
  ownerType: AccountOwnerType
  ownerId: string
}

interface Kind {
  label: Pair
  /** The possible owners of such an account. An account without an owner is the platform's. */
  owners: readonly AccountOwnerType[]
  /** No balance is stored: it is the sum of the entries, so that no row becomes a hot spot. */
  derived: boolean
}

/** Every kind of account (product §3). `server/invariants.sql` has the same list, and a test compares the two. */
export const accountKinds = {
  bank: { label: { cn: '银行', en: 'Bank' }, owners: [], derived: true },
  companyWallet: { label: { cn: '企业钱包', en: 'Company wallet' }, owners: ['company'], derived: false },
  demandEscrow: { label: { cn: '需求托管', en: 'Escrow of a request' }, owners: ['demand'], derived: false },
  personAvailable: { label: { cn: '个人余额', en: 'Individual’s balance' }, owners: ['person'], derived: false },
  /** The net of an approved pay run, per currency, until it is sent to the bank. */
  payrollHeld: { label: { cn: '待发工资', en: 'Payroll held' }, owners: ['payrollRun'], derived: false },
  payoutTransit: { label: { cn: '打款在途', en: 'Payout in transit' }, owners: ['company', 'person', 'payrollRun'], derived: false },
  /** Money that arrived and belongs to nobody yet: one account for each transfer, so that no more of it is given out than arrived. */
  unallocated: { label: { cn: '待认领款项', en: 'Unallocated money' }, owners: ['transfer'], derived: false },
  platformFee: { label: { cn: '平台服务费', en: 'Platform fee' }, owners: [], derived: true },
  channelPayable: { label: { cn: '应付渠道分成', en: 'Channel share payable' }, owners: ['channel'], derived: true },
  /** Revenue from beans, separate from fees: it may have to be refunded (value-added agreement). */
  beanSales: { label: { cn: '购豆收入', en: 'Bean sales' }, owners: [], derived: true },
  beanIssue: { label: { cn: '豆发行', en: 'Beans issued' }, owners: [], derived: true },
  beanWallet: { label: { cn: '豆余额', en: 'Bean balance' }, owners: ['company', 'person'], derived: false },
} as const satisfies Record<string, Kind>

export type AccountKind = keyof typeof accountKinds
export const accountKindNames = Object.keys(accountKinds) as [AccountKind, ...AccountKind[]]

/** An account by its kind, owner and currency; the ledger opens it on its first entry. */
export interface AccountName {
  kind: AccountKind
  owner?: AccountOwner
}
