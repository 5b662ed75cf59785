import { defineNotices } from '../../../../platform/contract/notice.ts'

export const intakeNotices = defineNotices({
  importDone: {
    for: [1],
    group: 'operation',
    title: { cn: '员工导入已完成', en: 'The import of employees is done' },
    text: {
      cn: '{file}：新增 {created} 人，更新 {updated} 人，{left} 行未导入。',
      en: '{file}: {created} added, {updated} updated, {left|row|rows} not imported.',
    },
    mail: false,
  },
})
