import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '登录账号', en: 'Sign-in accounts' },
  about: {
    cn: '冻结或转入审核后，账号立即退出登录，资金和需求不受影响。',
    en: 'A frozen account, or one under review, is signed out immediately. Money and requests are not affected.',
  },
  freeze: { cn: '冻结账号', en: 'Freeze' },
  freezeTitle: { cn: (name: string) => `冻结${name}的账号`, en: (name: string) => `Freeze the account of ${name}` },
  freezeBody: {
    cn: '所有登录立即失效，再次登录会提示账号已被冻结。',
    en: 'All sessions end immediately, and sign-in attempts show that the account is frozen.',
  },
  review: { cn: '转入审核', en: 'Put under review' },
  reviewTitle: { cn: (name: string) => `将${name}的账号转入审核`, en: (name: string) => `Put the account of ${name} under review` },
  reviewBody: {
    cn: '所有登录立即失效，再次登录会提示账号审核中。',
    en: 'All sessions end immediately, and sign-in attempts show that the account is under review.',
  },
  write: { cn: '发消息', en: 'Write' },
  restore: { cn: '恢复登录', en: 'Restore access' },
  restoreTitle: { cn: (name: string) => `恢复${name}的登录`, en: (name: string) => `Restore access for ${name}` },
  restoreBody: { cn: '恢复后对方可以重新登录。', en: 'They can sign in again.' },
  lift: { cn: '关闭两步验证', en: 'Switch off two-factor' },
  liftTitle: { cn: (name: string) => `关闭${name}的两步验证`, en: (name: string) => `Switch off two-factor sign-in for ${name}` },
  liftBody: {
    cn: '仅用于对方遗失验证器和恢复码、且您已按资料核实本人的情况。所有登录立即失效，系统会通知其手机和邮箱；有其他运营人员时须经复核。',
    en: 'Only for someone who has lost the authenticator app and the recovery codes, and whose identity you have checked. All sessions end immediately, and a notice goes to their phone and e-mail address. Another operator, if there is one, has to approve.',
  },
  liftWaits: { cn: '已提交，等待另一位运营人员复核', en: 'Submitted. It waits for another operator' },
  liftedNow: { cn: (name: string) => `${name}的两步验证已关闭`, en: (name: string) => `Two-factor sign-in is off for ${name}` },
  reason: { cn: '原因（记入操作日志）', en: 'Reason (kept in the audit log)' },
  frozenNow: { cn: (name: string) => `${name}的账号已冻结`, en: (name: string) => `The account of ${name} is frozen` },
  underReviewNow: { cn: (name: string) => `${name}的账号已转入审核`, en: (name: string) => `The account of ${name} is under review` },
  restoredNow: { cn: (name: string) => `${name}可以重新登录`, en: (name: string) => `${name} can sign in again` },
})
