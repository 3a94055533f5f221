-- Run once by the entry point of PostgreSQL's image: an account for each part, which reaches its own database alone.
\getenv cms_password CMS_DATABASE_PASSWORD
\getenv site_password SITE_DATABASE_PASSWORD
\getenv sandbox_password SANDBOX_DATABASE_PASSWORD

CREATE ROLE carelane_cms LOGIN PASSWORD :'cms_password';
CREATE ROLE carelane_site LOGIN PASSWORD :'site_password';
CREATE ROLE carelane_sandbox LOGIN PASSWORD :'sandbox_password';

CREATE DATABASE carelane_cms OWNER carelane_cms;
CREATE DATABASE carelane_site OWNER carelane_site;
CREATE DATABASE carelane_sandbox OWNER carelane_sandbox;

REVOKE CONNECT, TEMPORARY ON DATABASE carelane_cms, carelane_site, carelane_sandbox, postgres, template1 FROM PUBLIC;
