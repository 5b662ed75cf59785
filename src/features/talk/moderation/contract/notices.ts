import { defineNotices } from '../../../../platform/contract/notice.ts'

export const moderationNotices = defineNotices({
  messageReported: {
    for: [9],
    group: 'operation',
    title: { cn: '收到新的举报', en: 'New report' },
    text: { cn: '举报 {number}：{ground}。', en: '{number}: {ground}.' },
    mail: true,
  },
  appealArrived: {
    for: [9],
    group: 'operation',
    title: { cn: '收到新的申诉', en: 'New appeal' },
    text: { cn: '有人对 {number} 的措施提出申诉，请处理。', en: 'The measure of {number} was appealed. Please decide.' },
    mail: true,
  },
  reportDismissed: {
    for: [1, 2],
    group: 'service',
    title: { cn: '您的举报已处理', en: 'Your report has been decided' },
    text: { cn: '举报 {number} 未采取措施。理由：{reason}', en: 'No measure was taken on {number}. Reason: {reason}' },
    mail: false,
  },
  reportMeasured: {
    for: [1, 2],
    group: 'service',
    title: { cn: '您的举报已处理', en: 'Your report has been decided' },
    text: {
      cn: '平台已就举报 {number} 采取措施：{measure}。理由：{reason}',
      en: 'A measure was taken on {number}: {measure}. Reason: {reason}',
    },
    mail: false,
  },
  measureTaken: {
    for: [1, 2],
    group: 'service',
    title: { cn: '平台对您采取了措施', en: 'The platform has taken a measure against you' },
    text: {
      cn: '因您发送的一条消息（{ground}），平台采取措施：{measure}。理由：{reason} 您可以在 {days} 天内申诉（{number}）。',
      en: 'Because of a message of yours ({ground}) the platform took this measure: {measure}. Reason: {reason} You can appeal within {days|day|days} ({number}).',
    },
    mail: true,
  },
  appealUpheld: {
    for: [1, 2],
    group: 'service',
    title: { cn: '申诉已决定：维持原措施', en: 'Your appeal was decided: the measure stays' },
    text: { cn: '{number} 的措施不变。理由：{reason}', en: 'The measure of {number} stays. Reason: {reason}' },
    mail: true,
  },
  appealOverturned: {
    for: [1, 2],
    group: 'service',
    title: { cn: '申诉成立：措施已撤销', en: 'Your appeal was accepted: the measure is lifted' },
    text: { cn: '{number} 的措施已撤销。理由：{reason}', en: 'The measure of {number} was lifted. Reason: {reason}' },
    mail: true,
  },
  reportOverturned: {
    for: [1, 2],
    group: 'service',
    title: { cn: '您举报的处理有变更', en: 'The decision on your report has changed' },
    text: {
      cn: '经申诉，{number} 的措施已撤销。理由：{reason}',
      en: 'The measure taken on {number} was lifted on appeal. Reason: {reason}',
    },
    mail: false,
  },
})
