import { texts } from '../../../../../platform/contract/texts.ts'
import { DEMAND_TEMPLATES_MAX } from '../../../../../rules/demand.ts'

const weekdays = {
  cn: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

export const t = texts({
  title: { cn: '需求模板', en: 'Templates' },
  about: {
    cn: `保存常用的需求，随时或按计划建草稿，最多 ${DEMAND_TEMPLATES_MAX} 个。草稿由您检查后发布，不会自动托管资金。`,
    en: `Requests that you keep, up to ${DEMAND_TEMPLATES_MAX}, to make drafts of them when you need one or by a schedule. You check and post a draft yourself: nothing is funded by itself.`,
  },
  name: { cn: '标题', en: 'Title' },
  nameHint: {
    cn: '可写 {month}，建草稿时换成当月，如 2026-12',
    en: 'Write {month} where the month of the draft belongs, as 2026-12',
  },
  schedule: { cn: '计划', en: 'Schedule' },
  next: { cn: '下次', en: 'Next draft' },
  acts: { cn: '操作', en: 'Actions' },
  none: { cn: '无计划', en: 'No schedule' },
  monthly: { cn: '每月', en: 'Monthly' },
  weekly: { cn: '每周', en: 'Weekly' },
  onDay: { cn: (day: number) => `每月 ${day} 日`, en: (day: number) => `Monthly on day ${day}` },
  onWeekday: { cn: (day: number) => `每${weekdays.cn[day - 1]}`, en: (day: number) => `Every ${weekdays.en[day - 1]}` },
  weekday: { cn: (day: number) => weekdays.cn[day - 1]!, en: (day: number) => weekdays.en[day - 1]! },
  monthDay: { cn: '日期', en: 'Day of the month' },
  monthDayHint: { cn: '没有这一天的月份取最后一天', en: 'A shorter month has its last day instead' },
  weekDay: { cn: '星期', en: 'Day of the week' },
  paused: { cn: '已暂停', en: 'Paused' },
  pauseIt: { cn: '暂停计划', en: 'Pause the schedule' },
  use: { cn: '建草稿', en: 'Make a draft' },
  makeOf: { cn: (title: string) => `用“${title}”建草稿`, en: (title: string) => `Make a draft of “${title}”` },
  used: { cn: '草稿已建好，请检查后发布', en: 'The draft is made. Check it, then post it.' },
  change: { cn: '修改', en: 'Change' },
  changeOf: { cn: (title: string) => `修改模板“${title}”`, en: (title: string) => `Change the template “${title}”` },
  remove: { cn: '删除', en: 'Delete' },
  removeOf: { cn: (title: string) => `删除模板“${title}”`, en: (title: string) => `Delete the template “${title}”` },
  removeAsk: { cn: '删除这个模板？', en: 'Delete this template?' },
  removeBody: {
    cn: (title: string) => `“${title}”及其计划将被删除；已建的草稿保留。`,
    en: (title: string) => `“${title}” goes with its schedule. Drafts that were made of it stay.`,
  },
  save: { cn: '保存', en: 'Save' },
  cancel: { cn: '取消', en: 'Cancel' },
  saved: { cn: '模板已保存', en: 'Template saved' },
  keep: { cn: '存为模板', en: 'Keep as a template' },
  kept: { cn: '已存为模板，可在“需求模板”中设置计划', en: 'Kept. You can give it a schedule in Templates.' },
  empty: { cn: '还没有模板', en: 'No templates yet' },
  emptyWhy: {
    cn: '打开一个需求，选择“存为模板”。',
    en: 'Open one of your requests and choose “Keep as a template”.',
  },
  toRequests: { cn: '查看我的需求', en: 'See my requests' },
  close: { cn: '关闭', en: 'Close' },
})
