import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { UndoField as UndoField_a3fcdef3f22e3cf93fb495e33ece0494 } from '@/features/animal-workspace/admin/lazy'
import { DayField as DayField_92957d57ceddba94cf8cd8c8c0dfa6d0 } from '@/platform/fields/DayField'
import { YesNoDiff as YesNoDiff_88b80452f60d57ae69bce2a408d3206b } from '@/features/pages/versions/admin/YesNoDiff'
import { CharacterCounter as CharacterCounter_295c840e6ebfc48d2274e2cfae8653eb } from '@/admin/fields/CharacterCounter'
import { PhotosField as PhotosField_358c2383e856a5b990630b33a29675bb } from '@/features/media/admin/lazy'
import { LegalChecklist as LegalChecklist_b8366a42f184949b2f23bbfdfd6fbd0b } from '@/features/animals/admin/LegalChecklist'
import { PedigreeField as PedigreeField_48d5af90332e89b4272b00b038f6a618 } from '@/features/animals/admin/PedigreeField'
import { EurosField as EurosField_ac344d9325c18fc9e563ddd93f6b1abf } from '@/platform/fields/EurosField'
import { VisibleField as VisibleField_358bee9a61a755cd1dc049da391b11d7 } from '@/features/animals/admin/VisibleField'
import { TeamOnly as TeamOnly_33bd2449bba5e8372fe40e5aa939852a } from '@/platform/access/TeamOnly'
import { SafeForm as SafeForm_55b796cbea3d6bcd86e790d49b97d212 } from '@/admin/safe-forms/SafeForm'
import { AssignTenantFieldTrigger as AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { AnimalEditView as AnimalEditView_a3fcdef3f22e3cf93fb495e33ece0494 } from '@/features/animal-workspace/admin/lazy'
import { VersionsView as VersionsView_bfa6be589146d431a4b50754dd311465 } from '@/admin/history/VersionsView'
import { VersionMark as VersionMark_e3f5173531e3f6c28837a93cc22ce380 } from '@/admin/history/VersionMark'
import { HistoryTab as HistoryTab_8f852bd15bf2ebce9f3e496d8bb60856 } from '@/admin/history/HistoryTab'
import { AnimalsView as AnimalsView_a3fcdef3f22e3cf93fb495e33ece0494 } from '@/features/animal-workspace/admin/lazy'
import { HtmlField as HtmlField_d0739ba30d054546888a0268eaa7006c } from '@/features/page-editor/admin/HtmlField'
import { PictureField as PictureField_358c2383e856a5b990630b33a29675bb } from '@/features/media/admin/lazy'
import { EventMoment as EventMoment_40cc8611c748f7151d6f31521e5aca22 } from '@/features/news/admin/EventMoment'
import { SearchPreview as SearchPreview_12a764047d5a92a1f1b3b1945283d4cd } from '@/features/news/admin/SearchPreview'
import { StatusLine as StatusLine_c6e78cc845180ec18b5dbd48bcdbc863 } from '@/features/news/admin/lazy'
import { PlanField as PlanField_cb7a11d1871d9d997cb05693db830acf } from '@/features/news/admin/PlanField'
import { StepButtons as StepButtons_84bb11b6ee319fcb616e5f30eeaf5b94 } from '@/features/news/admin/StepButtons'
import { SlugField as SlugField_a47ae52a1494ac4431b816e4c8cf3668 } from '@/features/pages/admin/settings/SlugField'
import { PreviewButton as PreviewButton_3a32c92565c0ca49845535bea9b9b7ae } from '@/ui/live-preview/PreviewButton'
import { PublishNews as PublishNews_b20aa930a5a207ba8badaef6eaab7224 } from '@/features/news/admin/DocumentButtons'
import { SaveNews as SaveNews_b20aa930a5a207ba8badaef6eaab7224 } from '@/features/news/admin/DocumentButtons'
import { StatusWord as StatusWord_c6e78cc845180ec18b5dbd48bcdbc863 } from '@/features/news/admin/lazy'
import { NoUnpublish as NoUnpublish_b20aa930a5a207ba8badaef6eaab7224 } from '@/features/news/admin/DocumentButtons'
import { PreviewWindow as PreviewWindow_ae77fbf8c29fa159f1bc22245302f39f } from '@/ui/live-preview/PreviewWindow'
import { NewsListView as NewsListView_c6e78cc845180ec18b5dbd48bcdbc863 } from '@/features/news/admin/lazy'
import { StartField as StartField_1b30ed5d910356ec2c15e3cf3b1636d6 } from '@/features/pages/admin/lazy'
import { SectionsCell as SectionsCell_c6e8335a750b405b991f0b477cc11d44 } from '@/features/page-editor/admin/SectionsCell'
import { SectionsField as SectionsField_9de46b852b03a831f07fda9d30adb49f } from '@/features/page-editor/admin/lazy'
import { SectionsDiff as SectionsDiff_227a93971e049d1da62f6afcb328aad1 } from '@/features/pages/versions/admin/SectionsDiff'
import { DescriptionField as DescriptionField_5f4402948b02099253e2d7b6fd5f9395 } from '@/features/pages/admin/settings/DescriptionField'
import { SearchPreview as SearchPreview_76de1890085fe8a84dff0ba548db726a } from '@/features/pages/admin/settings/SearchPreview'
import { ArchiveButton as ArchiveButton_8c5319aa802529db51e87937c4fad35a } from '@/features/pages/admin/ArchiveButton'
import { ScheduleButton as ScheduleButton_03a1e931cca1ac375f6f2fcec529bdc3 } from '@/features/pages/schedule/components/ScheduleButton'
import { PagesView as PagesView_1b30ed5d910356ec2c15e3cf3b1636d6 } from '@/features/pages/admin/lazy'
import { FaqView as FaqView_a8186db019cca9a0e2c1fddc9b36383a } from '@/features/faq/admin/lazy'
import { TestimonialsView as TestimonialsView_843c42ed3fe6bd097f7dabfa9b0f71e0 } from '@/features/testimonials/admin/lazy'
import { SchemaCell as SchemaCell_dcca65fae76ec8746cf2050bd80d9238 } from '@/features/forms/admin/SchemaCell'
import { SchemaField as SchemaField_cf1dd270ac0f4338d126ffee9a321051 } from '@/features/forms/admin/lazy'
import { FormsView as FormsView_cf1dd270ac0f4338d126ffee9a321051 } from '@/features/forms/admin/lazy'
import { SubmissionView as SubmissionView_7c099b506c7814e09930a4a31092d4ce } from '@/features/forms/inbox/admin/SubmissionView'
import { InboxView as InboxView_cf1dd270ac0f4338d126ffee9a321051 } from '@/features/forms/admin/lazy'
import { RequestView as RequestView_753428e791c1d0bf2bbdc56a9cbd957b } from '@/features/adoptions/admin/request/RequestView'
import { RequestsView as RequestsView_7aa3ed3ff7a75510da5768378a6054d5 } from '@/features/adoptions/admin/lazy'
import { ReceiptView as ReceiptView_7c67057374d733df232c442256a83e2b } from '@/features/receipts/admin/ReceiptView'
import { ReceiptsView as ReceiptsView_f3857f4142f84a888f37d624cc093231 } from '@/features/receipts/admin/ReceiptsView'
import { GalleryView as GalleryView_358c2383e856a5b990630b33a29675bb } from '@/features/media/admin/lazy'
import { ReviewPanel as ReviewPanel_d8d6398994d19072a848c7bd45df59af } from '@/features/shelters/admin/lazy'
import { LocationField as LocationField_e305b1e5ec80a9640ecde7fd1b69fda6 } from '@/features/shelters/admin/LocationField'
import { WeekField as WeekField_d8d6398994d19072a848c7bd45df59af } from '@/features/shelters/admin/lazy'
import { ExceptionsField as ExceptionsField_d8d6398994d19072a848c7bd45df59af } from '@/features/shelters/admin/lazy'
import { TimezoneField as TimezoneField_d21be00da3941de64e85ec9523b9c5c2 } from '@/features/shelters/admin/hours/TimezoneField'
import { ThemeField as ThemeField_d8d6398994d19072a848c7bd45df59af } from '@/features/shelters/admin/lazy'
import { ReceiptChecklist as ReceiptChecklist_31e4fbe2dd97f5bd3009ab3cd5c29f54 } from '@/features/receipts/admin/ReceiptChecklist'
import { AccountPanel as AccountPanel_31780cb0e373e560b110f9317f283aab } from '@/features/donations/account/admin/AccountPanel'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { SheltersView as SheltersView_d8d6398994d19072a848c7bd45df59af } from '@/features/shelters/admin/lazy'
import { CurrentPassword as CurrentPassword_f2b159ada65a0260b2dd1dccfa74d3f5 } from '@/features/accounts/admin/CurrentPassword'
import { RoleCell as RoleCell_4062ecc41fb400d45b1c460d2555e442 } from '@/features/accounts/admin/RoleCell'
import { OwnTeams as OwnTeams_b55436cd7d7400598de50be8edc44b9f } from '@/features/accounts/team-workspace/admin/lazy'
import { TeamView as TeamView_b55436cd7d7400598de50be8edc44b9f } from '@/features/accounts/team-workspace/admin/lazy'
import { PlansView as PlansView_d4f8dae11bd8468095cee3f16f90c77c } from '@/features/plans/admin/lazy'
import { TicketView as TicketView_527386d3176aff72c8838eb9425deb17 } from '@/features/tickets/admin/TicketView'
import { TicketsView as TicketsView_ffd9ac9074b31f01af4cb444c952163d } from '@/features/tickets/admin/TicketsView'
import { RequestsView as RequestsView_abb4f46810e6f5bf1db5c41fd30f06bd } from '@/features/supply-requests/admin/lazy'
import { CampaignsView as CampaignsView_0014a5441ec5b0216b4d3e62a3a13607 } from '@/features/campaigns/admin/lazy'
import { AnnouncementsView as AnnouncementsView_767607c91c02f27eea0dd23af88aff7f } from '@/features/announcements/admin/lazy'
import { DonationView as DonationView_866a36883c5d3b85839682c0b6e5f8c1 } from '@/features/donations/admin/donations/DonationView'
import { DonationsView as DonationsView_b1269c8bda22cfea612b0c9bfeb5dd53 } from '@/features/donations/admin/lazy'
import { SponsorshipView as SponsorshipView_2898bc41c72b6627e7a3ead1e50d1d66 } from '@/features/donations/admin/sponsorships/SponsorshipView'
import { SponsorshipsView as SponsorshipsView_b1269c8bda22cfea612b0c9bfeb5dd53 } from '@/features/donations/admin/lazy'
import { AuditLineView as AuditLineView_bdf5ad1be583b5406d5f073001dae073 } from '@/admin/audit/AuditView'
import { AuditView as AuditView_bdf5ad1be583b5406d5f073001dae073 } from '@/admin/audit/AuditView'
import { LogOut as LogOut_39af8547f1e6339cf0d1183868d0abd4 } from '@/admin/menu/LogOut'
import { Icon as Icon_5e5faf0b52dd04b8a9ab3e7f9bfb5266 } from '@/admin/Brand'
import { Logo as Logo_5e5faf0b52dd04b8a9ab3e7f9bfb5266 } from '@/admin/Brand'
import { AdminBell as AdminBell_068688583293cdab61480fc63de13d89 } from '@/admin/bell/AdminBell'
import { ShelterLinks as ShelterLinks_8e3333bc4e81e821e8009b49d45a835b } from '@/admin/ShelterLinks'
import { DeskLink as DeskLink_b385edf50ca074c0ff449be7f6b974e7 } from '@/features/lost-found/admin/desk'
import { DeskLink as DeskLink_6a01157a228921a7e164824fe56c87f6 } from '@/features/supply-requests/admin/desk'
import { DeskLink as DeskLink_2803dc4adc62ade4ee427fa3e55813f3 } from '@/features/campaigns/admin/desk'
import { DeskLink as DeskLink_3df5a50162b4ab69f1d344d8469e5c1f } from '@/features/walks/admin/desk'
import { DeskLink as DeskLink_d9e1529f37e7dfea7aa1d181e94d5f27 } from '@/features/wall/admin/desk'
import { DeskLink as DeskLink_8a92b7a6649e4d7a3bbbbd33be9a89c6 } from '@/features/volunteering/admin/desk'
import { DeskLink as DeskLink_9575d490e4b42a9ba234e9b1629f7041 } from '@/features/abuse/admin/desk'
import { DeskLink as DeskLink_a8b94f57c1b842aba215a8bad4c21753 } from '@/features/places/admin/desk'
import { ReportsLink as ReportsLink_df01456ffa648690e48e7a770b146f41 } from '@/features/relay/admin/ReportsLink'
import { BadgesLink as BadgesLink_07efdf582f2339aedf37b70c6b3c844e } from '@/features/badges/admin/BadgesLink'
import { PersonDataLink as PersonDataLink_1f16d55e1f4ce3c8d873dcb8a8515242 } from '@/features/privacy/admin/PersonDataLink'
import { FailedJobsLink as FailedJobsLink_980a73fccedab20dbcb7e623e991978c } from '@/admin/failed-jobs/FailedJobsLink'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { MenuFrame as MenuFrame_9914b62592a86ef6eea05ac383fc77f1 } from '@/admin/menu/MenuFrame'
import { FrenchNames as FrenchNames_9f474071d4e8bd93ee6f021577c04515 } from '@/admin/FrenchNames'
import { NetworkFailures as NetworkFailures_2d99075be74933894edffcbacda57101 } from '@/admin/NetworkFailures'
import { ForgetOthers as ForgetOthers_d2e8bf57609460b6e73a5fdfe569c738 } from '@/admin/safe-forms/ForgetOthers'
import { ShelterSelection as ShelterSelection_7da1c986f35ef8359c445138701ac11c } from '@/admin/shelter-selection/ShelterSelection'
import { Dashboard as Dashboard_0d6625b7f13ee764fd23a0cf2428adda } from '@/admin/dashboard/Dashboard'
import { ImportView as ImportView_d7346e715f9a009d1819eb4c306c2a0b } from '@/features/animal-workspace/admin/import/ImportView'
import { AnnounceView as AnnounceView_05ff04763be8364ab69db5fd6b81eb79 } from '@/features/announcements/admin/AnnounceView'
import { DeskView as DeskView_9575d490e4b42a9ba234e9b1629f7041 } from '@/features/abuse/admin/desk'
import { ReportView as ReportView_33655d849b643f6a89f0b445c6d2a6f6 } from '@/features/abuse/admin/ReportView'
import { RecipientsView as RecipientsView_7611526eee5a608b7032b84751fae9c4 } from '@/features/abuse/admin/RecipientsView'
import { DeskView as DeskView_b385edf50ca074c0ff449be7f6b974e7 } from '@/features/lost-found/admin/desk'
import { DeskView as DeskView_3df5a50162b4ab69f1d344d8469e5c1f } from '@/features/walks/admin/desk'
import { EditView as EditView_014c885f67b0ea8849a759bf706395c5 } from '@/features/walks/admin/EditView'
import { DeskView as DeskView_d9e1529f37e7dfea7aa1d181e94d5f27 } from '@/features/wall/admin/desk'
import { DeskView as DeskView_6a01157a228921a7e164824fe56c87f6 } from '@/features/supply-requests/admin/desk'
import { DeskView as DeskView_2803dc4adc62ade4ee427fa3e55813f3 } from '@/features/campaigns/admin/desk'
import { DeskView as DeskView_8a92b7a6649e4d7a3bbbbd33be9a89c6 } from '@/features/volunteering/admin/desk'
import { DeskView as DeskView_a8b94f57c1b842aba215a8bad4c21753 } from '@/features/places/admin/desk'
import { ImportView as ImportView_b8e1e3873ac7f0458d3c6e9f7d4259db } from '@/features/places/admin/import/ImportView'
import { WidgetView as WidgetView_31ab0de7d4174e207d85dd4601e24a50 } from '@/features/widget/admin/WidgetView'
import { BadgesView as BadgesView_5d0c1dab2d20850198813335133a1dcb } from '@/features/badges/admin/BadgesView'
import { EditView as EditView_6402cfa00e03641ae4559fa9cf93339a } from '@/features/badges/admin/EditView'
import { PersonView as PersonView_2bcb3fb61c47a5c562d42df4908c7890 } from '@/features/badges/admin/PersonView'
import { FailedJobs as FailedJobs_83c871ebe88a97d38b9f8369703ea5af } from '@/admin/failed-jobs/FailedJobs'
import { PersonDataView as PersonDataView_90ed741478914856e00df54f5d542561 } from '@/features/privacy/admin/PersonDataView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "@/features/animal-workspace/admin/lazy#UndoField": UndoField_a3fcdef3f22e3cf93fb495e33ece0494,
  "@/platform/fields/DayField#DayField": DayField_92957d57ceddba94cf8cd8c8c0dfa6d0,
  "@/features/pages/versions/admin/YesNoDiff#YesNoDiff": YesNoDiff_88b80452f60d57ae69bce2a408d3206b,
  "@/admin/fields/CharacterCounter#CharacterCounter": CharacterCounter_295c840e6ebfc48d2274e2cfae8653eb,
  "@/features/media/admin/lazy#PhotosField": PhotosField_358c2383e856a5b990630b33a29675bb,
  "@/features/animals/admin/LegalChecklist#LegalChecklist": LegalChecklist_b8366a42f184949b2f23bbfdfd6fbd0b,
  "@/features/animals/admin/PedigreeField#PedigreeField": PedigreeField_48d5af90332e89b4272b00b038f6a618,
  "@/platform/fields/EurosField#EurosField": EurosField_ac344d9325c18fc9e563ddd93f6b1abf,
  "@/features/animals/admin/VisibleField#VisibleField": VisibleField_358bee9a61a755cd1dc049da391b11d7,
  "@/platform/access/TeamOnly#TeamOnly": TeamOnly_33bd2449bba5e8372fe40e5aa939852a,
  "@/admin/safe-forms/SafeForm#SafeForm": SafeForm_55b796cbea3d6bcd86e790d49b97d212,
  "@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger": AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a,
  "@/features/animal-workspace/admin/lazy#AnimalEditView": AnimalEditView_a3fcdef3f22e3cf93fb495e33ece0494,
  "@/admin/history/VersionsView#VersionsView": VersionsView_bfa6be589146d431a4b50754dd311465,
  "@/admin/history/VersionMark#VersionMark": VersionMark_e3f5173531e3f6c28837a93cc22ce380,
  "@/admin/history/HistoryTab#HistoryTab": HistoryTab_8f852bd15bf2ebce9f3e496d8bb60856,
  "@/features/animal-workspace/admin/lazy#AnimalsView": AnimalsView_a3fcdef3f22e3cf93fb495e33ece0494,
  "@/features/page-editor/admin/HtmlField#HtmlField": HtmlField_d0739ba30d054546888a0268eaa7006c,
  "@/features/media/admin/lazy#PictureField": PictureField_358c2383e856a5b990630b33a29675bb,
  "@/features/news/admin/EventMoment#EventMoment": EventMoment_40cc8611c748f7151d6f31521e5aca22,
  "@/features/news/admin/SearchPreview#SearchPreview": SearchPreview_12a764047d5a92a1f1b3b1945283d4cd,
  "@/features/news/admin/lazy#StatusLine": StatusLine_c6e78cc845180ec18b5dbd48bcdbc863,
  "@/features/news/admin/PlanField#PlanField": PlanField_cb7a11d1871d9d997cb05693db830acf,
  "@/features/news/admin/StepButtons#StepButtons": StepButtons_84bb11b6ee319fcb616e5f30eeaf5b94,
  "@/features/pages/admin/settings/SlugField#SlugField": SlugField_a47ae52a1494ac4431b816e4c8cf3668,
  "@/ui/live-preview/PreviewButton#PreviewButton": PreviewButton_3a32c92565c0ca49845535bea9b9b7ae,
  "@/features/news/admin/DocumentButtons#PublishNews": PublishNews_b20aa930a5a207ba8badaef6eaab7224,
  "@/features/news/admin/DocumentButtons#SaveNews": SaveNews_b20aa930a5a207ba8badaef6eaab7224,
  "@/features/news/admin/lazy#StatusWord": StatusWord_c6e78cc845180ec18b5dbd48bcdbc863,
  "@/features/news/admin/DocumentButtons#NoUnpublish": NoUnpublish_b20aa930a5a207ba8badaef6eaab7224,
  "@/ui/live-preview/PreviewWindow#PreviewWindow": PreviewWindow_ae77fbf8c29fa159f1bc22245302f39f,
  "@/features/news/admin/lazy#NewsListView": NewsListView_c6e78cc845180ec18b5dbd48bcdbc863,
  "@/features/pages/admin/lazy#StartField": StartField_1b30ed5d910356ec2c15e3cf3b1636d6,
  "@/features/page-editor/admin/SectionsCell#SectionsCell": SectionsCell_c6e8335a750b405b991f0b477cc11d44,
  "@/features/page-editor/admin/lazy#SectionsField": SectionsField_9de46b852b03a831f07fda9d30adb49f,
  "@/features/pages/versions/admin/SectionsDiff#SectionsDiff": SectionsDiff_227a93971e049d1da62f6afcb328aad1,
  "@/features/pages/admin/settings/DescriptionField#DescriptionField": DescriptionField_5f4402948b02099253e2d7b6fd5f9395,
  "@/features/pages/admin/settings/SearchPreview#SearchPreview": SearchPreview_76de1890085fe8a84dff0ba548db726a,
  "@/features/pages/admin/ArchiveButton#ArchiveButton": ArchiveButton_8c5319aa802529db51e87937c4fad35a,
  "@/features/pages/schedule/components/ScheduleButton#ScheduleButton": ScheduleButton_03a1e931cca1ac375f6f2fcec529bdc3,
  "@/features/pages/admin/lazy#PagesView": PagesView_1b30ed5d910356ec2c15e3cf3b1636d6,
  "@/features/faq/admin/lazy#FaqView": FaqView_a8186db019cca9a0e2c1fddc9b36383a,
  "@/features/testimonials/admin/lazy#TestimonialsView": TestimonialsView_843c42ed3fe6bd097f7dabfa9b0f71e0,
  "@/features/forms/admin/SchemaCell#SchemaCell": SchemaCell_dcca65fae76ec8746cf2050bd80d9238,
  "@/features/forms/admin/lazy#SchemaField": SchemaField_cf1dd270ac0f4338d126ffee9a321051,
  "@/features/forms/admin/lazy#FormsView": FormsView_cf1dd270ac0f4338d126ffee9a321051,
  "@/features/forms/inbox/admin/SubmissionView#SubmissionView": SubmissionView_7c099b506c7814e09930a4a31092d4ce,
  "@/features/forms/admin/lazy#InboxView": InboxView_cf1dd270ac0f4338d126ffee9a321051,
  "@/features/adoptions/admin/request/RequestView#RequestView": RequestView_753428e791c1d0bf2bbdc56a9cbd957b,
  "@/features/adoptions/admin/lazy#RequestsView": RequestsView_7aa3ed3ff7a75510da5768378a6054d5,
  "@/features/receipts/admin/ReceiptView#ReceiptView": ReceiptView_7c67057374d733df232c442256a83e2b,
  "@/features/receipts/admin/ReceiptsView#ReceiptsView": ReceiptsView_f3857f4142f84a888f37d624cc093231,
  "@/features/media/admin/lazy#GalleryView": GalleryView_358c2383e856a5b990630b33a29675bb,
  "@/features/shelters/admin/lazy#ReviewPanel": ReviewPanel_d8d6398994d19072a848c7bd45df59af,
  "@/features/shelters/admin/LocationField#LocationField": LocationField_e305b1e5ec80a9640ecde7fd1b69fda6,
  "@/features/shelters/admin/lazy#WeekField": WeekField_d8d6398994d19072a848c7bd45df59af,
  "@/features/shelters/admin/lazy#ExceptionsField": ExceptionsField_d8d6398994d19072a848c7bd45df59af,
  "@/features/shelters/admin/hours/TimezoneField#TimezoneField": TimezoneField_d21be00da3941de64e85ec9523b9c5c2,
  "@/features/shelters/admin/lazy#ThemeField": ThemeField_d8d6398994d19072a848c7bd45df59af,
  "@/features/receipts/admin/ReceiptChecklist#ReceiptChecklist": ReceiptChecklist_31e4fbe2dd97f5bd3009ab3cd5c29f54,
  "@/features/donations/account/admin/AccountPanel#AccountPanel": AccountPanel_31780cb0e373e560b110f9317f283aab,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "@/features/shelters/admin/lazy#SheltersView": SheltersView_d8d6398994d19072a848c7bd45df59af,
  "@/features/accounts/admin/CurrentPassword#CurrentPassword": CurrentPassword_f2b159ada65a0260b2dd1dccfa74d3f5,
  "@/features/accounts/admin/RoleCell#RoleCell": RoleCell_4062ecc41fb400d45b1c460d2555e442,
  "@/features/accounts/team-workspace/admin/lazy#OwnTeams": OwnTeams_b55436cd7d7400598de50be8edc44b9f,
  "@/features/accounts/team-workspace/admin/lazy#TeamView": TeamView_b55436cd7d7400598de50be8edc44b9f,
  "@/features/plans/admin/lazy#PlansView": PlansView_d4f8dae11bd8468095cee3f16f90c77c,
  "@/features/tickets/admin/TicketView#TicketView": TicketView_527386d3176aff72c8838eb9425deb17,
  "@/features/tickets/admin/TicketsView#TicketsView": TicketsView_ffd9ac9074b31f01af4cb444c952163d,
  "@/features/supply-requests/admin/lazy#RequestsView": RequestsView_abb4f46810e6f5bf1db5c41fd30f06bd,
  "@/features/campaigns/admin/lazy#CampaignsView": CampaignsView_0014a5441ec5b0216b4d3e62a3a13607,
  "@/features/announcements/admin/lazy#AnnouncementsView": AnnouncementsView_767607c91c02f27eea0dd23af88aff7f,
  "@/features/donations/admin/donations/DonationView#DonationView": DonationView_866a36883c5d3b85839682c0b6e5f8c1,
  "@/features/donations/admin/lazy#DonationsView": DonationsView_b1269c8bda22cfea612b0c9bfeb5dd53,
  "@/features/donations/admin/sponsorships/SponsorshipView#SponsorshipView": SponsorshipView_2898bc41c72b6627e7a3ead1e50d1d66,
  "@/features/donations/admin/lazy#SponsorshipsView": SponsorshipsView_b1269c8bda22cfea612b0c9bfeb5dd53,
  "@/admin/audit/AuditView#AuditLineView": AuditLineView_bdf5ad1be583b5406d5f073001dae073,
  "@/admin/audit/AuditView#AuditView": AuditView_bdf5ad1be583b5406d5f073001dae073,
  "@/admin/menu/LogOut#LogOut": LogOut_39af8547f1e6339cf0d1183868d0abd4,
  "@/admin/Brand#Icon": Icon_5e5faf0b52dd04b8a9ab3e7f9bfb5266,
  "@/admin/Brand#Logo": Logo_5e5faf0b52dd04b8a9ab3e7f9bfb5266,
  "@/admin/bell/AdminBell#AdminBell": AdminBell_068688583293cdab61480fc63de13d89,
  "@/admin/ShelterLinks#ShelterLinks": ShelterLinks_8e3333bc4e81e821e8009b49d45a835b,
  "@/features/lost-found/admin/desk#DeskLink": DeskLink_b385edf50ca074c0ff449be7f6b974e7,
  "@/features/supply-requests/admin/desk#DeskLink": DeskLink_6a01157a228921a7e164824fe56c87f6,
  "@/features/campaigns/admin/desk#DeskLink": DeskLink_2803dc4adc62ade4ee427fa3e55813f3,
  "@/features/walks/admin/desk#DeskLink": DeskLink_3df5a50162b4ab69f1d344d8469e5c1f,
  "@/features/wall/admin/desk#DeskLink": DeskLink_d9e1529f37e7dfea7aa1d181e94d5f27,
  "@/features/volunteering/admin/desk#DeskLink": DeskLink_8a92b7a6649e4d7a3bbbbd33be9a89c6,
  "@/features/abuse/admin/desk#DeskLink": DeskLink_9575d490e4b42a9ba234e9b1629f7041,
  "@/features/places/admin/desk#DeskLink": DeskLink_a8b94f57c1b842aba215a8bad4c21753,
  "@/features/relay/admin/ReportsLink#ReportsLink": ReportsLink_df01456ffa648690e48e7a770b146f41,
  "@/features/badges/admin/BadgesLink#BadgesLink": BadgesLink_07efdf582f2339aedf37b70c6b3c844e,
  "@/features/privacy/admin/PersonDataLink#PersonDataLink": PersonDataLink_1f16d55e1f4ce3c8d873dcb8a8515242,
  "@/admin/failed-jobs/FailedJobsLink#FailedJobsLink": FailedJobsLink_980a73fccedab20dbcb7e623e991978c,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "@/admin/menu/MenuFrame#MenuFrame": MenuFrame_9914b62592a86ef6eea05ac383fc77f1,
  "@/admin/FrenchNames#FrenchNames": FrenchNames_9f474071d4e8bd93ee6f021577c04515,
  "@/admin/NetworkFailures#NetworkFailures": NetworkFailures_2d99075be74933894edffcbacda57101,
  "@/admin/safe-forms/ForgetOthers#ForgetOthers": ForgetOthers_d2e8bf57609460b6e73a5fdfe569c738,
  "@/admin/shelter-selection/ShelterSelection#ShelterSelection": ShelterSelection_7da1c986f35ef8359c445138701ac11c,
  "@/admin/dashboard/Dashboard#Dashboard": Dashboard_0d6625b7f13ee764fd23a0cf2428adda,
  "@/features/animal-workspace/admin/import/ImportView#ImportView": ImportView_d7346e715f9a009d1819eb4c306c2a0b,
  "@/features/announcements/admin/AnnounceView#AnnounceView": AnnounceView_05ff04763be8364ab69db5fd6b81eb79,
  "@/features/abuse/admin/desk#DeskView": DeskView_9575d490e4b42a9ba234e9b1629f7041,
  "@/features/abuse/admin/ReportView#ReportView": ReportView_33655d849b643f6a89f0b445c6d2a6f6,
  "@/features/abuse/admin/RecipientsView#RecipientsView": RecipientsView_7611526eee5a608b7032b84751fae9c4,
  "@/features/lost-found/admin/desk#DeskView": DeskView_b385edf50ca074c0ff449be7f6b974e7,
  "@/features/walks/admin/desk#DeskView": DeskView_3df5a50162b4ab69f1d344d8469e5c1f,
  "@/features/walks/admin/EditView#EditView": EditView_014c885f67b0ea8849a759bf706395c5,
  "@/features/wall/admin/desk#DeskView": DeskView_d9e1529f37e7dfea7aa1d181e94d5f27,
  "@/features/supply-requests/admin/desk#DeskView": DeskView_6a01157a228921a7e164824fe56c87f6,
  "@/features/campaigns/admin/desk#DeskView": DeskView_2803dc4adc62ade4ee427fa3e55813f3,
  "@/features/volunteering/admin/desk#DeskView": DeskView_8a92b7a6649e4d7a3bbbbd33be9a89c6,
  "@/features/places/admin/desk#DeskView": DeskView_a8b94f57c1b842aba215a8bad4c21753,
  "@/features/places/admin/import/ImportView#ImportView": ImportView_b8e1e3873ac7f0458d3c6e9f7d4259db,
  "@/features/widget/admin/WidgetView#WidgetView": WidgetView_31ab0de7d4174e207d85dd4601e24a50,
  "@/features/badges/admin/BadgesView#BadgesView": BadgesView_5d0c1dab2d20850198813335133a1dcb,
  "@/features/badges/admin/EditView#EditView": EditView_6402cfa00e03641ae4559fa9cf93339a,
  "@/features/badges/admin/PersonView#PersonView": PersonView_2bcb3fb61c47a5c562d42df4908c7890,
  "@/admin/failed-jobs/FailedJobs#FailedJobs": FailedJobs_83c871ebe88a97d38b9f8369703ea5af,
  "@/features/privacy/admin/PersonDataView#PersonDataView": PersonDataView_90ed741478914856e00df54f5d542561,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
