import { defineNotices } from '../../../../platform/contract/notice.ts'

export const secretNotices = defineNotices({
  secretsSeenInBulk: {
    for: [1],
    group: 'operation',
    title: { cn: '大量查看敏感信息', en: 'Many confidential values viewed' },
    text: {
      cn: '{who} 今天已查看 {count} 份证件号码、银行账号或证件文件。如非本人或非工作需要，请及时处理。',
      en: '{who} has viewed the identity numbers, account numbers or document files of {count|record|records} today. If this was not part of their work, act on it.',
    },
    mail: true,
  },
})
