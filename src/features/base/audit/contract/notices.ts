import { defineNotices } from '../../../../platform/contract/notice.ts'

export const auditNotices = defineNotices({
  securityAlarm: {
    for: [9],
    group: 'security',
    title: { cn: '拒绝次数异常', en: 'Unusual number of refusals' },
    text: {
      cn: '一小时内“{kind}”已达 {count} 次，请查看安全日志。',
      en: '“{kind}” happened {count|time|times} within an hour. See the security log.',
    },
    mail: true,
  },
})
