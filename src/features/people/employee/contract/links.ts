/** What an employee without an account can open by a link and a code. */
const linkKinds = ['payslip', 'leave'] as const
export type LinkKind = (typeof linkKinds)[number]
