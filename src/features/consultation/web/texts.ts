import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  advisory: { cn: '服务咨询', en: 'Service consultation' },
  advisoryAbout: { cn: '尚未开放。', en: 'Not open yet.' },
  advisory1: {
    cn: '就海外用工、薪酬、合规、市场等问题向平台顾问提问。',
    en: 'Ask our consultants about hiring, payroll, compliance and markets abroad.',
  },
  advisory2: { cn: '约定时间通话，双方时区同时显示。', en: 'Book a call, with both time zones shown.' },
  advisory3: { cn: '把咨询结论带进需求草稿。', en: 'Turn the outcome into a draft demand.' },
  advisoryMeanwhile: { cn: '有问题可以在服务时间内联系我们：', en: 'Contact us with questions during service hours:' },
})
