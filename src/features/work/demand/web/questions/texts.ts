import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '提问与回答', en: 'Questions and answers' },
  about: {
    cn: '能看到本需求的人都能看到问题和回答，只有企业知道是谁提问。',
    en: 'Everybody who sees this request reads the questions and answers. Only the company knows who asks.',
  },
  aboutOwn: {
    cn: '回答后，能看到本需求的人都能看到，不含提问者姓名。改变需求内容的回答，请同时修改需求。',
    en: 'Once answered, everybody who sees the request reads it, without the name. If an answer changes what is asked for, edit the request too.',
  },
  none: { cn: '还没有提问', en: 'No questions yet' },
  yours: { cn: '您的提问', en: 'Asked by you' },
  waits: { cn: '等待回答', en: 'Waiting for an answer' },
  askedBy: { cn: (name: string) => `${name} 提问`, en: (name: string) => `Asked by ${name}` },
  ask: { cn: '提问', en: 'Ask' },
  question: { cn: '问题', en: 'Your question' },
  questionHint: {
    cn: '不必先报名。请不要写联系方式或报价，其他服务商会看到。',
    en: 'You do not have to apply first. Leave out contact details and prices: other providers read it.',
  },
  asked: { cn: '已发给企业，回答后通知您', en: 'Sent to the company. You are notified of the answer.' },
  answer: { cn: '回答', en: 'Answer' },
  answerTo: { cn: (text: string) => `回答：${text}`, en: (text: string) => `Answer: ${text}` },
  correct: { cn: '修改回答', en: 'Correct the answer' },
  correctOf: { cn: (text: string) => `修改对“${text}”的回答`, en: (text: string) => `Correct the answer to “${text}”` },
  yourAnswer: { cn: '您的回答', en: 'Your answer' },
  publish: { cn: '公布回答', en: 'Publish the answer' },
  cancel: { cn: '取消', en: 'Cancel' },
  answered: { cn: '回答已公布', en: 'The answer is published' },
  remove: { cn: '移除', en: 'Remove' },
  removeOf: { cn: (text: string) => `移除问题“${text}”`, en: (text: string) => `Remove the question “${text}”` },
  removeAsk: { cn: '移除这个问题？', en: 'Remove this question?' },
  removeBody: {
    cn: '问题和回答不再显示，提问者也看不到。此操作不能撤销。',
    en: 'The question and its answer are no longer shown, also not to who asked. This cannot be undone.',
  },
  removed: { cn: '问题已移除', en: 'The question was removed' },
  needed: { cn: '请填写', en: 'Please fill this in' },
})
