import * as migration_20261121_084529_initial from './20261121_084529_initial';
import * as migration_20261121_102406_file_removals from './20261121_102406_file_removals';
import * as migration_20261121_103353_jobs_and_mail from './20261121_103353_jobs_and_mail';
import * as migration_20261121_103855_site_people from './20261121_103855_site_people';
import * as migration_20261121_104740_news from './20261121_104740_news';
import * as migration_20261121_105534_site_texts from './20261121_105534_site_texts';
import * as migration_20261121_105951_shelter_lifecycle from './20261121_105951_shelter_lifecycle';
import * as migration_20261121_111728_adoption_day from './20261121_111728_adoption_day';
import * as migration_20261121_131617_site_texts_pages from './20261121_131617_site_texts_pages';
import * as migration_20261121_133724_search from './20261121_133724_search';
import * as migration_20261121_164333_page_editor_organise from './20261121_164333_page_editor_organise';
import * as migration_20261121_165743_media_fingerprint from './20261121_165743_media_fingerprint';
import * as migration_20261121_200901_saved_section_pictures from './20261121_200901_saved_section_pictures';
import * as migration_20261121_201817_forms from './20261121_201817_forms';
import * as migration_20261121_202047_plans_and_tickets from './20261121_202047_plans_and_tickets';
import * as migration_20261121_203050_adoptions from './20261121_203050_adoptions';
import * as migration_20261121_205140_answers_by_name from './20261121_205140_answers_by_name';
import * as migration_20261121_235529_payments from './20261121_235529_payments';
import * as migration_20261122_000042_giving from './20261122_000042_giving';
import * as migration_20261122_000529_receipts from './20261122_000529_receipts';
import * as migration_20261122_040630_refunds_and_pauses from './20261122_040630_refunds_and_pauses';
import * as migration_20261122_141504_pedigree_is_asked from './20261122_141504_pedigree_is_asked';
import * as migration_20261122_142033_consents from './20261122_142033_consents';
import * as migration_20261122_181101_foster_filter from './20261122_181101_foster_filter';
import * as migration_20261122_181732_adoption_email_is_optional from './20261122_181732_adoption_email_is_optional';

export const migrations = [
  {
    up: migration_20261121_084529_initial.up,
    down: migration_20261121_084529_initial.down,
    name: '20261121_084529_initial',
  },
  {
    up: migration_20261121_102406_file_removals.up,
    down: migration_20261121_102406_file_removals.down,
    name: '20261121_102406_file_removals',
  },
  {
    up: migration_20261121_103353_jobs_and_mail.up,
    down: migration_20261121_103353_jobs_and_mail.down,
    name: '20261121_103353_jobs_and_mail',
  },
  {
    up: migration_20261121_103855_site_people.up,
    down: migration_20261121_103855_site_people.down,
    name: '20261121_103855_site_people',
  },
  {
    up: migration_20261121_104740_news.up,
    down: migration_20261121_104740_news.down,
    name: '20261121_104740_news',
  },
  {
    up: migration_20261121_105534_site_texts.up,
    down: migration_20261121_105534_site_texts.down,
    name: '20261121_105534_site_texts',
  },
  {
    up: migration_20261121_105951_shelter_lifecycle.up,
    down: migration_20261121_105951_shelter_lifecycle.down,
    name: '20261121_105951_shelter_lifecycle',
  },
  {
    up: migration_20261121_111728_adoption_day.up,
    down: migration_20261121_111728_adoption_day.down,
    name: '20261121_111728_adoption_day',
  },
  {
    up: migration_20261121_131617_site_texts_pages.up,
    down: migration_20261121_131617_site_texts_pages.down,
    name: '20261121_131617_site_texts_pages',
  },
  {
    up: migration_20261121_133724_search.up,
    down: migration_20261121_133724_search.down,
    name: '20261121_133724_search',
  },
  {
    up: migration_20261121_164333_page_editor_organise.up,
    down: migration_20261121_164333_page_editor_organise.down,
    name: '20261121_164333_page_editor_organise',
  },
  {
    up: migration_20261121_165743_media_fingerprint.up,
    down: migration_20261121_165743_media_fingerprint.down,
    name: '20261121_165743_media_fingerprint',
  },
  {
    up: migration_20261121_200901_saved_section_pictures.up,
    down: migration_20261121_200901_saved_section_pictures.down,
    name: '20261121_200901_saved_section_pictures',
  },
  {
    up: migration_20261121_201817_forms.up,
    down: migration_20261121_201817_forms.down,
    name: '20261121_201817_forms',
  },
  {
    up: migration_20261121_202047_plans_and_tickets.up,
    down: migration_20261121_202047_plans_and_tickets.down,
    name: '20261121_202047_plans_and_tickets',
  },
  {
    up: migration_20261121_203050_adoptions.up,
    down: migration_20261121_203050_adoptions.down,
    name: '20261121_203050_adoptions',
  },
  {
    up: migration_20261121_205140_answers_by_name.up,
    down: migration_20261121_205140_answers_by_name.down,
    name: '20261121_205140_answers_by_name',
  },
  {
    up: migration_20261121_235529_payments.up,
    down: migration_20261121_235529_payments.down,
    name: '20261121_235529_payments',
  },
  {
    up: migration_20261122_000042_giving.up,
    down: migration_20261122_000042_giving.down,
    name: '20261122_000042_giving',
  },
  {
    up: migration_20261122_000529_receipts.up,
    down: migration_20261122_000529_receipts.down,
    name: '20261122_000529_receipts',
  },
  {
    up: migration_20261122_040630_refunds_and_pauses.up,
    down: migration_20261122_040630_refunds_and_pauses.down,
    name: '20261122_040630_refunds_and_pauses',
  },
  {
    up: migration_20261122_141504_pedigree_is_asked.up,
    down: migration_20261122_141504_pedigree_is_asked.down,
    name: '20261122_141504_pedigree_is_asked',
  },
  {
    up: migration_20261122_142033_consents.up,
    down: migration_20261122_142033_consents.down,
    name: '20261122_142033_consents',
  },
  {
    up: migration_20261122_181101_foster_filter.up,
    down: migration_20261122_181101_foster_filter.down,
    name: '20261122_181101_foster_filter'
  },
  {
    up: migration_20261122_181732_adoption_email_is_optional.up,
    down: migration_20261122_181732_adoption_email_is_optional.down,
    name: '20261122_181732_adoption_email_is_optional'
  },
];
