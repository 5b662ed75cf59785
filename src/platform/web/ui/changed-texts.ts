import { texts } from '../../contract/texts.ts'

export const t = texts({
  title: { cn: '这项内容已有改动，没有保存', en: 'Not saved: this was changed in the meantime' },
  by: { cn: (name: string) => `${name} 在您打开之后修改了它`, en: (name: string) => `${name} changed it after you opened it` },
  somebody: { cn: '您打开之后，有人修改了它', en: 'Somebody changed it after you opened it' },
  comma: { cn: '：', en: ', ' },
  stop: { cn: '。', en: '. ' },
  kept: { cn: '您填写的内容仍在下方。', en: 'What you typed is still below.' },
  fields: { cn: '已被修改的内容', en: 'Changed fields' },
  both: { cn: '（您也修改了）', en: '(you changed this too)' },
  takeTheirs: { cn: '载入最新内容', en: 'Load the latest' },
  keepMine: { cn: '保留我的修改', en: 'Keep my changes' },
  goOn: { cn: '已查看，继续', en: 'Seen, continue' },
  goOnAbout: {
    cn: '页面已换成最新内容，请核对后再次提交。',
    en: 'The page now shows the latest. Check it, then send again.',
  },
  about: {
    cn: '保留后，您改过的项目用您的内容，其余项目用最新内容。核对后再次保存。',
    en: 'If you keep yours, the fields that you changed stay as you typed them and all others show the latest. Check them, then save again.',
  },
})
