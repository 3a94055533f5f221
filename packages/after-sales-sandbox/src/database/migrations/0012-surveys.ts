export const surveys = /* sql */ `
  -- Texts by language; English is always there.
  CREATE TABLE questionnaires (
    name text PRIMARY KEY,
    title jsonb NOT NULL CHECK (title ? 'en'),
    questions jsonb NOT NULL
  );

  -- They are seeded anew: a survey is one in all languages from now on.
  DELETE FROM surveys;
  ALTER TABLE surveys
    DROP COLUMN language,
    DROP COLUMN title,
    ADD COLUMN questionnaire text NOT NULL REFERENCES questionnaires;

  CREATE TABLE survey_answers (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    survey_id int NOT NULL REFERENCES surveys,
    -- Of whoever had signed in.
    phone text,
    request_key uuid NOT NULL UNIQUE REFERENCES submissions
  );
`
