import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  note: { cn: '内部备注', en: 'Internal note' },
  noteOf: { cn: (name: string) => `关于${name}的内部备注`, en: (name: string) => `Internal note on ${name}` },
  write: { cn: '写备注', en: 'Add a note' },
  edit: { cn: '修改备注', en: 'Edit note' },
  about: {
    cn: '只有本企业能够选定服务商的成员能看到，对方和平台看不到。清空后保存即删除。',
    en: 'Only members of your company who may pick providers read it; neither the applicant nor the platform does. Saving it empty removes it.',
  },
  save: { cn: '保存备注', en: 'Save note' },
  cancel: { cn: '取消', en: 'Cancel' },
  saved: { cn: '备注已保存', en: 'Note saved' },
  removed: { cn: '备注已删除', en: 'Note removed' },
})
