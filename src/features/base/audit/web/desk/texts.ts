import { texts } from '../../../../../platform/contract/texts.ts'
import { AUDIT_KEPT_MONTHS, AUDIT_SHOWN_DAYS } from '../../../../../rules/constants.ts'

export const t = texts({
  at: { cn: '时间', en: 'Time' },
  nothing: { cn: '还没有记录', en: 'No records yet' },
  who: { cn: '操作人', en: 'Who' },
  services: { cn: '系统', en: 'The system' },
  call: { cn: '操作', en: 'Action' },
  ip: { cn: 'IP 地址', en: 'IP address' },

  auditTitle: { cn: '操作日志', en: 'Audit log' },
  auditAbout: {
    cn: `每一次写入：谁、何时、做了什么。密码与验证码不入日志。未选日期时显示最近 ${AUDIT_SHOWN_DAYS} 天；${AUDIT_KEPT_MONTHS} 个月以前的记录已归档，需要时请服务器管理员查阅。`,
    en: `Every write: who, when and what. Passwords and codes are left out. Shown are the last ${AUDIT_SHOWN_DAYS} days unless you choose others. What is older than ${AUDIT_KEPT_MONTHS} months is in the archive, which the administrator of the server can read.`,
  },
  auditSearch: { cn: '搜索操作、内容、订单或请求编号', en: 'Search action, content, order number or reference' },
  whose: { cn: '身份', en: 'User type' },
  allKinds: { cn: '全部身份', en: 'Everyone' },
  kind0: { cn: '系统', en: 'System' },
  kind1: { cn: '企业', en: 'Companies' },
  kind2: { cn: '个人', en: 'Individuals' },
  kind9: { cn: '运营', en: 'Operators' },
  content: { cn: '内容', en: 'Content' },
  showContent: { cn: '查看内容', en: 'Show' },
  endpoint: { cn: '接口', en: 'Call' },
  requestId: { cn: '请求编号', en: 'Reference' },

  securityTitle: { cn: '安全日志', en: 'Security log' },
  securityAbout: {
    cn: '被拒绝的尝试，按小时合并计数。尝试登录的号码和名称只保留代号，相同的对象代号相同。',
    en: 'Refused attempts, counted by the hour. Numbers and names that were tried are kept as codes only; the same one has the same code.',
  },
  securitySearch: { cn: '搜索账号编号、对象代号、IP 或接口', en: 'Search account ID, subject code, IP or call' },
  securityKind: { cn: '类型', en: 'Kind' },
  securityAny: { cn: '全部类型', en: 'All kinds' },
  securityWhat: { cn: '类型与原因', en: 'Kind and reason' },
  securityWho: { cn: '账号或对象代号', en: 'Account or subject code' },
  times: { cn: '次数', en: 'Times' },
  timesOf: { cn: (n: number) => `${n} 次`, en: (n: number) => (n === 1 ? 'once' : `${n} times`) },
})
