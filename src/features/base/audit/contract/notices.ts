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
  jobFailed: {
    for: [9],
    group: 'operation',
    title: { cn: '后台任务失败', en: 'A background job failed' },
    text: {
      cn: '后台任务 {name} 已用完所有尝试次数，请查看原因并决定重新运行或放弃。',
      en: 'The background job {name} has failed on every attempt. See why, and run it again or give it up.',
    },
    mail: true,
  },
  partitionsMissing: {
    for: [9],
    group: 'operation',
    title: { cn: '数据分区不足', en: 'Table partitions running out' },
    text: {
      cn: '以下数据表后续月份的分区不足 {least} 个：{tables}。记录仍会保存，但查询会变慢，请查看服务器日志。',
      en: 'Fewer than {least|month|months} ahead are prepared for {tables}. Records are still kept, but reads become slower. See the log of the server.',
    },
    mail: true,
  },
})
