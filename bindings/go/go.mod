// SPDX-License-Identifier: MIT

module github.com/resin/resin/bindings/go

go 1.19
