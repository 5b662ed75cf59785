import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '后台任务', en: 'Background jobs' },
  about: {
    cn: '失败的后台任务：系统会自动重试；用完尝试次数的，由运营查明原因后重新运行或放弃。',
    en: 'Background jobs that have failed. Most are tried again by themselves; after the last attempt somebody runs them again or gives them up.',
  },
  search: { cn: '搜索任务或原因', en: 'Search job or reason' },
  state: { cn: '状态', en: 'Status' },
  any: { cn: '全部状态', en: 'All statuses' },
  dead: { cn: '已停止重试', en: 'No more attempts' },
  failing: { cn: '等待重试', en: 'Will be tried again' },
  nothing: { cn: '没有失败的任务', en: 'No failed jobs' },
  job: { cn: '任务', en: 'Job' },
  error: { cn: '原因', en: 'Reason' },
  attempts: { cn: '已尝试', en: 'Attempts' },
  next: { cn: '下次运行', en: 'Next run' },
  acts: { cn: '操作', en: 'Actions' },
  again: { cn: '重新运行', en: 'Run again' },
  againDone: { cn: (name: string) => `${name} 将立即运行`, en: (name) => `Running again: ${name}` },
  giveUp: { cn: '放弃', en: 'Give up' },
  giveUpTitle: { cn: '放弃后台任务', en: 'Give up a background job' },
  giveUpAbout: {
    cn: (name: string) => `${name} 不再运行，它本应完成的事不会发生。`,
    en: (name) => `${name} will not run any more, and what it was to do does not happen.`,
  },
  giveUpDone: { cn: (name: string) => `已放弃 ${name}`, en: (name) => `${name} is given up` },
  reason: { cn: '放弃原因', en: 'Why it is given up' },
  cancel: { cn: '取消', en: 'Cancel' },
})
