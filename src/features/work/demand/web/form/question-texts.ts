import { texts } from '../../../../../platform/contract/texts.ts'
import { BID_OPTIONS_MAX, BID_QUESTIONS_MAX } from '../../../../../rules/demand.ts'

/** What a company asks everybody who applies, in its form. */
export const t = texts({
  title: { cn: '问报名者什么', en: 'What you ask applicants' },
  about: {
    cn: `选填，最多 ${BID_QUESTIONS_MAX} 个。报名者随报价回答，回答不会自动淘汰任何人。有人报名后再改，属于实质变化。`,
    en: `Optional, up to ${BID_QUESTIONS_MAX}. Applicants answer with their bid; no answer turns anybody down by itself. A later change is a material one.`,
  },
  question: { cn: (n: number) => `问题 ${n}`, en: (n: number) => `Question ${n}` },
  text: { cn: '问题', en: 'Question' },
  textHolder: { cn: '例：您在当地有几位工程师？', en: 'For example: how many engineers do you have there?' },
  kind: { cn: '回答形式', en: 'Form of the answer' },
  required: { cn: '必答', en: 'Required' },
  options: { cn: '选项', en: 'Options' },
  optionsHint: { cn: `每行一个，2–${BID_OPTIONS_MAX} 个`, en: `One a line, 2 to ${BID_OPTIONS_MAX}` },
  add: { cn: '添加问题', en: 'Add a question' },
  remove: { cn: (n: number) => `删除问题 ${n}`, en: (n: number) => `Remove question ${n}` },
})
