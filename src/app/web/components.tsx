import type { ComponentType } from 'react'

export type Screen = () => Promise<{ default: ComponentType }>

/**
 * Every screen by its name, each in a chunk of its own. Rows of routes.tsx and entries of the server's menu name them; a name that
 * is not here is no page. A new screen is one line: its file exports the component as default.
 */
export const components: Record<string, Screen> = {
  // The app's own
  home: () => import('./portal/home/HomePage.tsx'),
  partner: () => import('../../features/partner/web/PartnerPage.tsx'),
  contact: () => import('../../features/lead/web/ContactPage.tsx'),
  safety: () => import('../../features/licence/web/SafetyPage.tsx'),
  notFound: () => import('./portal/NotFoundPage.tsx'),
  chat: () => import('./later/ChatLaterPage.tsx'),
  advisory: () => import('./later/AdvisoryLaterPage.tsx'),

  aboutUs: () => import('./portal/about/AboutPage.tsx'),

  // Features: whoever writes the file takes the line out of its comment.
  agreement: () => import('../../features/agreement/web/AgreementPage.tsx'),
  information: () => import('../../features/article/web/InformationCenterPage.tsx'),
  informationDetails: () => import('../../features/article/web/InformationDetailsPage.tsx'),
  login: () => import('../../features/account/web/LoginPage.tsx'),
  registry: () => import('../../features/account/web/RegistryPage.tsx'),
  forgotten: () => import('../../features/account/web/ForgottenPage.tsx'),
  accountSettings: () => import('../../features/account/web/AccountSettings.tsx'),
  visitingCard: () => import('../../features/profile/web/VisitingCardPage.tsx'),
  companyClock: () => import('../../features/demand/web/home/ClockPage.tsx'),
  companyInfo: () => import('../../features/company/web/CompanyInfoPage.tsx'),
  companyAuthentication: () => import('../../features/company/web/CompanyAuthenticationPage.tsx'),
  companyPublic: () => import('../../features/company/web/CompanyPublicPage.tsx'),
  personalWorkbench: () => import('../../features/demand/web/home/PersonalHomePage.tsx'),
  personalInfo: () => import('../../features/profile/web/MyInfoPage.tsx'),
  resume: () => import('../../features/profile/web/ResumePage.tsx'),
  personalAuthentication: () => import('../../features/profile/web/IdentityPage.tsx'),
  myDemands: () => import('../../features/demand/web/MyDemandsPage.tsx'),
  demandForm: () => import('../../features/demand/web/form/DemandFormPage.tsx'),
  demandDetails: () => import('../../features/demand/web/DemandDetailPage.tsx'),
  hosting: () => import('../../features/demand/web/HostingPage.tsx'),
  facilitator: () => import('../../features/demand/web/PickProviderPage.tsx'),
  rFacilitator: () => import('../../features/demand/web/CancelPickPage.tsx'),
  sFacilitator: () => import('../../features/demand/web/ProviderListPage.tsx'),
  joinedDemands: () => import('../../features/demand/web/JoinedPage.tsx'),
  hallHome: () => import('../../features/demand/web/hall/HallHomePage.tsx'),
  hallRecommend: () => import('../../features/demand/web/hall/HallRecommendPage.tsx'),
  companyWallet: () => import('../../features/wallet/web/WalletPage.tsx'),
  companyOrders: () => import('../../features/wallet/web/OrdersPage.tsx'),
  companyWithdrawals: () => import('../../features/wallet/web/WithdrawalsPage.tsx'),
  bankAccounts: () => import('../../features/wallet/web/BankAccountsPage.tsx'),
  settlement: () => import('../../features/wallet/web/SettlementPage.tsx'),
  beans: () => import('../../features/bean/web/BeansPage.tsx'),
  systemInfo: () => import('../../features/notice/web/MessagesPage.tsx'),
  operatorLogin: () => import('../../features/account/web/OperatorLoginPage.tsx'),
  operatorHome: () => import('../../features/operator/web/OperatorHomePage.tsx'),
  operatorDemandReview: () => import('../../features/operator/web/DemandReviewPage.tsx'),
  operatorCompanies: () => import('../../features/operator/web/CompaniesPage.tsx'),
  operatorPersons: () => import('../../features/operator/web/PersonsPage.tsx'),
  operatorTopUps: () => import('../../features/operator/web/TopUpsPage.tsx'),
  operatorBeanOrders: () => import('../../features/operator/web/BeanOrdersPage.tsx'),
  operatorBeanPackages: () => import('../../features/operator/web/BeanPackagesPage.tsx'),
  operatorWithdrawals: () => import('../../features/operator/web/WithdrawalsPage.tsx'),
  operatorLedger: () => import('../../features/operator/web/LedgerPage.tsx'),
  operatorOutbox: () => import('../../features/operator/web/OutboxPage.tsx'),
  operatorAudit: () => import('../../features/operator/web/AuditPage.tsx'),
  operatorRules: () => import('../../features/operator/web/RulesPage.tsx'),
  operatorClaims: () => import('../../features/operator/web/site/ClaimsPage.tsx'),
  operatorLicences: () => import('../../features/operator/web/site/LicencesPage.tsx'),
  operatorDictionaries: () => import('../../features/operator/web/site/DictionariesPage.tsx'),
  operatorSettings: () => import('../../features/operator/web/SettingsPage.tsx'),
}
