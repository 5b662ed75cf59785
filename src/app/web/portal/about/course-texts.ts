import { texts } from '../../../../platform/contract/texts.ts'

/** The course of a request between its three parties. */
export const c = texts({
  company: { cn: '企业', en: 'Company' },
  platform: { cn: '衡渡', en: 'Hengdu' },
  provider: { cn: '服务商', en: 'Provider' },
  s1: { cn: '写需求', en: 'Write' },
  s1Company: { cn: '写明要什么、怎样算完成，存入托管款', en: 'Says what is needed and when it counts as done; funds escrow' },
  s1Platform: { cn: '保管款项', en: 'Holds the money' },
  s2: { cn: '审核', en: 'Review' },
  s2Platform: { cn: '审核需求，通过后公开', en: 'Reviews the request, then publishes it' },
  s3: { cn: '选定', en: 'Choose' },
  s3Company: { cn: '从报名者中选一位', en: 'Picks one applicant' },
  s3Provider: { cn: '报名，被选后确认开始', en: 'Applies; once picked, starts' },
  s4: { cn: '办理', en: 'Work' },
  s4Company: { cn: '需要时预付一次', en: 'May pay one advance' },
  s4Platform: { cn: '记下每一步', en: 'Records each step' },
  s4Provider: { cn: '办理，提交交付物', en: 'Does the work, delivers' },
  s5: { cn: '验收', en: 'Accept' },
  s5Company: { cn: '确认放款，或写明原因退回', en: 'Releases, or returns it with a reason' },
  s5Platform: { cn: '扣服务费，记入服务商余额', en: 'Takes its fee, credits the provider' },
  s6: { cn: '提现', en: 'Withdraw' },
  s6Platform: { cn: '打款到银行', en: 'Pays the bank' },
  s6Provider: { cn: '提取余额', en: 'Withdraws the balance' },
})
