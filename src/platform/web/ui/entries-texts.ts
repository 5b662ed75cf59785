import { texts } from '../../contract/texts.ts'

/** Words of lists whose entries are edited in place. */
export const t = texts({
  edit: { cn: '修改', en: 'Edit' },
  editThis: { cn: (name: string) => `修改：${name}`, en: (name) => `Edit: ${name}` },
  now: { cn: '现在的内容：', en: 'It now says:' },
  save: { cn: '保存', en: 'Save' },
  cancel: { cn: '取消', en: 'Cancel' },
  saved: { cn: '已保存，访客可立即看到', en: 'Saved and visible to visitors' },
  chinese: { cn: '中文', en: 'Chinese' },
  english: { cn: '英文', en: 'English' },
  shown: { cn: '向访客展示', en: 'Shown to visitors' },
  hidden: { cn: '不展示', en: 'Hidden' },
  changed: { cn: '最近修改', en: 'Last changed' },
})
