import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  // Business card
  cardTitle: { cn: '完善名片', en: 'Complete your business card' },
  cardAboutCompany: {
    cn: '服务商通过名片认识您的企业。填好后即可进入工作台，之后随时可以修改。',
    en: 'Providers meet your company through its card. Fill it in to enter the workbench; you can change it any time.',
  },
  cardAboutPersonal: {
    cn: '企业通过名片认识您。填好后即可进入工作台，之后随时可以修改。',
    en: 'Companies meet you through your card. Fill it in to enter the workbench; you can change it any time.',
  },
  cardFinish: { cn: '完成，进入工作台', en: 'Finish and enter the workbench' },
  previewCaption: { cn: '名片预览，随填随变', en: 'Your card as it will appear' },
  previewName: { cn: '名称', en: 'Name' },
  previewFacts: { cn: '所在地 · 行业', en: 'Place · Industry' },
  previewFactsPerson: { cn: '所在地', en: 'Place' },
  cardCompany: { cn: '企业', en: 'Company' },
  cardPerson: { cn: '个人', en: 'Individual' },

  // Person
  name: { cn: '姓名', en: 'Name' },
  gender: { cn: '性别', en: 'Gender' },
  birthDate: { cn: '出生日期', en: 'Date of birth' },
  area: { cn: '所在地', en: 'Where you live' },
  position: { cn: '职业或职位', en: 'Profession or position' },
  positionHint: { cn: '例如：工业设计师', en: 'For example: industrial designer' },
  avatar: { cn: '头像', en: 'Picture' },
  save: { cn: '保存', en: 'Save' },
  saved: { cn: '已保存', en: 'Saved' },
})
