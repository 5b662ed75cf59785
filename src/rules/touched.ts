/**
 * What else a write of a feature changes, by the names of features: the reads of these are made again on the page that wrote, and news of
 * them goes to every other open page that gets news of the feature itself.
 */
const touched: Readonly<Record<string, readonly string[]>> = {
  absence: ['employee', 'notice'],
  advisory: ['notice'],
  approval: ['demand', 'wallet', 'setting', 'notice'],
  bean: ['wallet', 'notice', 'provider'],
  company: ['demand', 'notice'],
  demand: ['wallet', 'notice'],
  employee: ['notice', 'team', 'secret'],
  feedback: ['notice'],
  intake: ['employee', 'notice'],
  moderation: ['notice'],
  partner: ['notice'],
  payroll: ['notice', 'wallet', 'salary', 'employee'],
  profile: ['demand', 'notice'],
  provider: ['bean', 'notice'],
  salary: ['notice', 'employee', 'payroll'],
  team: ['notice', 'account'],
  wallet: ['notice', 'demand'],
}

export const touchedBy = (feature: string): readonly string[] => touched[feature] ?? []
