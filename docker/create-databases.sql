CREATE DATABASE carelane_cms;
CREATE DATABASE carelane_site;
CREATE DATABASE carelane_sandbox;
