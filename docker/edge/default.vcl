vcl 4.1;

include "backends.vcl";
include "carelane.vcl";
