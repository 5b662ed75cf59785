import { defineNotices } from '../../../../platform/contract/notice.ts'

export const noticeNotices = defineNotices({
  gathered: {
    for: [9],
    group: 'operation',
    title: { cn: '短时间内申请较多', en: 'Many applications at once' },
    text: {
      cn: '一小时内“{what}”较多，更多的请直接在列表中查看。',
      en: 'There are many of “{what}” within the hour. See the list for the others.',
    },
    mail: true,
  },
  messageBudget: {
    for: [9],
    group: 'operation',
    title: { cn: '消息用量接近上限', en: 'Message budget running out' },
    text: {
      cn: '今天发给未验证联系方式的{channel}已达 {most} 条上限的 {percent}%。请检查是否有人滥用表单。',
      en: 'Of today’s {most|message|messages} ({channel}) to unproved contacts, {percent}% are sent. Check whether forms are being abused.',
    },
    mail: true,
  },
})
