import { texts } from '../../contract/texts.ts'

export const t = texts({
  leaveTitle: { cn: '有内容还没有保存', en: 'You have unsaved changes' },
  leaveBody: { cn: '离开后，本页未保存的修改会丢失。', en: 'They will be lost if you leave this page.' },
  leaveDraft: {
    cn: '修改尚未生效。内容已暂存在当前标签页，返回本页可以继续。',
    en: 'Your changes have not been applied. They are kept in this tab, and you can continue when you return.',
  },
  leave: { cn: '离开', en: 'Leave' },
  stay: { cn: '继续填写', en: 'Keep editing' },
  choose: { cn: '请选择', en: 'Choose' },
  save: { cn: '保存', en: 'Save' },
  saved: { cn: '已保存', en: 'Saved' },
  undo: { cn: '撤销', en: 'Undo' },
  restored: { cn: '已恢复您上次未保存的内容', en: 'Your unsaved changes have been restored' },
  discard: { cn: '放弃恢复', en: 'Start from the saved version' },
})
