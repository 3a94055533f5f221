import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * An index of the articles' words for each language: in one for all, a word of the visitor's language that is also one
 * of a language with many more articles has the rows of all of these read.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX search.news_words, search.news_title_words;
    DO $$
    DECLARE language text;
    BEGIN
      FOREACH language IN ARRAY ARRAY['ar', 'bn', 'en', 'es', 'fr', 'id', 'my', 'pt', 'ru', 'th', 'tr', 'uk', 'uz', 'vi'] LOOP
        EXECUTE format('CREATE INDEX %I ON search.documents USING gin (words)
          WHERE collection = ''news'' AND locale = %L', 'news_words_' || language, language);
        EXECUTE format('CREATE INDEX %I ON search.documents USING gin (title_words)
          WHERE collection = ''news'' AND locale = %L', 'news_title_words_' || language, language);
      END LOOP;
    END $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DO $$
    DECLARE language text;
    BEGIN
      FOREACH language IN ARRAY ARRAY['ar', 'bn', 'en', 'es', 'fr', 'id', 'my', 'pt', 'ru', 'th', 'tr', 'uk', 'uz', 'vi'] LOOP
        EXECUTE format('DROP INDEX search.%I, search.%I', 'news_words_' || language, 'news_title_words_' || language);
      END LOOP;
    END $$;
    CREATE INDEX news_words ON search.documents USING gin (words) WHERE collection = 'news';
    CREATE INDEX news_title_words ON search.documents USING gin (title_words) WHERE collection = 'news'`)
}
