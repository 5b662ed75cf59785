/**
 * What else a write of a feature changes, by the names of features: news of it goes to every open page that gets news of the feature
 * itself. The page that wrote reads the same again, by the list in the feature's own `web/queries.ts`: a table of all would be in the
 * first load of every page.
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
